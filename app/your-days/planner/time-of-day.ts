import { formatTime } from '../../../lib/hours.ts'
import { clockTime } from '../../getting-there/sun.ts'
import type { Minutes } from './outing.ts'

/** '3:45 PM', as the resort writes its hours. */
export const timeOfDay = (minutes: Minutes): string => formatTime(clockTime(minutes))
