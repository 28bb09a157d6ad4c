import sspc from './sspc.ts'
import ssphone from './ssphone.ts'
import sstab from './sstab.ts'
import topdf from './topdf.ts'
import web2zip from './web2zip.ts'
import ssweb from './ssweb.ts'

// The first example is run before a version serves: a light one.
export default [topdf, ssweb, ssphone, sstab, sspc, web2zip]
