/** A mutant lives or dies by a few examples; the same ones each time, so that figures can be compared. */
import fc from 'fast-check'

fc.configureGlobal({ numRuns: 25, seed: 20_261_121 })
