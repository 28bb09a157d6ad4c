import arrowTattoo from './arrow-tattoo.ts'
import bandsignatures from './bandsignatures.ts'
import comic3d from './comic-3d.ts'
import signatureArrow from './signature-arrow.ts'
import typographyArt from './typography-art.ts'
import watercolor from './watercolor.ts'

export default [arrowTattoo, bandsignatures, comic3d, signatureArrow, typographyArt, watercolor]
