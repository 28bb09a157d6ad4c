import sspc from './sspc.ts'
import ssphone from './ssphone.ts'
import sstab from './sstab.ts'
import topdf from './topdf.ts'
import web2zip from './web2zip.ts'
import ssweb from './ssweb.ts'

export default [ssweb, ssphone, sstab, sspc, topdf, web2zip]
