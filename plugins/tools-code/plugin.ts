import { obfuscation } from './obfuscation.ts'
import htmlobfuscate from './htmlobfuscate.ts'

export default [
  obfuscation('encrypt', 'light', 'JavaScript with its names and strings hidden; small and fast'),
  obfuscation('encryptv2', 'medium', 'JavaScript with encoded strings and some of its control flow flattened'),
  obfuscation('encryptv3', 'strong', 'JavaScript with encrypted strings, flattened control flow and dead branches'),
  htmlobfuscate,
]
