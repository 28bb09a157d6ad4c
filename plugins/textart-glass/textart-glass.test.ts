import { describeFamily } from '../../test/textart/family.ts'
import styles from './plugin.ts'

await describeFamily(import.meta.dirname, styles)
