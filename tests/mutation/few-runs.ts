/** A few examples are enough for a mutant; always the same ones, so that results can be compared. */
import fc from 'fast-check'

fc.configureGlobal({ numRuns: 25, seed: 20_261_121 })
