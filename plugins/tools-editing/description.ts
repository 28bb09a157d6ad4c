/** What the descriptions of several endpoints say. */
export const RESULT = [
  'Result: the picture (`url`, `type`, `bytes`, `width`, `height`, `expiresAt`), `operations` (what ran, in order,',
  'with parameters and `region`), `ignored` (words that were not understood or could not be used), `excluded` (what',
  'you asked not to do), `notes` (what else to know, e.g. that no face was found) and `engine`.',
].join('\n')

export const LANGUAGE = [
  'More than a hundred operations: turning, cropping, resizing, light, colour, looks, blurs, sharpening, painting and',
  'drawing styles, distortions, frames, text, emoji, the background. Amounts: "slightly", "a lot", "30%", "by 20',
  'degrees", "twice". Regions: "the sky", "the background", "the face", "top left", "the left half", "the shadows",',
  '"the red parts". Colours by name or `#hex`. Texts in quotation marks. Steps are joined by commas, "and", "then".',
  '"don\'t", "without", "except" and "keep" exclude operations or places. Small slips in spelling are forgiven.',
  '',
  'Opaque results are JPEG, others PNG. Pictures over 12 million pixels are shrunk first (painting styles: 3 to 4',
  'million). Nothing understood is a 422 with examples.',
].join('\n')

export const MODEL = [
  '`model` is `builtin` (default: the operations below), or the name of a model of the image-edit provider that the',
  'operator has configured (`GATEWAY_UPSTREAM_IMAGE_EDIT`, `GATEWAY_SECRET_IMAGE_EDIT_KEY`; OpenAI’s `images/edits`).',
  'Without that configuration such a name is a 503 that says so.',
].join('\n')
