import imgeditor from './imgeditor.ts'
import photoeditor from './photoeditor.ts'
import photoeditorv2 from './photoeditorv2.ts'
import photoeditorv3 from './photoeditorv3.ts'
import promptimage from './promptimage.ts'
import rc from './rc.ts'

export default [photoeditor, photoeditorv2, photoeditorv3, promptimage, imgeditor, rc]
