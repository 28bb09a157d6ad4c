import { randomBytes } from 'node:crypto'
import { GatewayError, notConfigured, unprocessable, upstreamFailed } from '@gateway/sdk-plugin'
import type { FetchResponse, PluginContext } from '@gateway/sdk-plugin'
import { loadPicture, readPicture } from '@gateway/sdk-plugin/picture'
import type { Picture } from '@gateway/sdk-plugin/picture'

/** Name of the upstream, and of the secret that it is asked with. */
const UPSTREAM = 'image-edit'
const SECRET = 'IMAGE_EDIT_KEY'
const SETTINGS =
  'Set GATEWAY_UPSTREAM_IMAGE_EDIT to the base address of a service that speaks OpenAI’s images/edits, ' +
  'and GATEWAY_SECRET_IMAGE_EDIT_KEY to its key.'

export interface RemoteEdit {
  picture: Picture
  prompt: string
  model: string
  /** As `size` of the service, e.g. `1024x1024`. Left out when undefined. */
  size?: string | undefined
}

/**
 * Has a picture edited by the configured service: `POST {base}/images/edits`, multipart, answered with `b64_json` or
 * with a `url`.
 *
 * @throws 503 when it is not configured, 422 when it refuses the request, 502 and 504 when it fails
 */
export async function editRemotely(ctx: PluginContext, edit: RemoteEdit): Promise<Picture> {
  const service = ctx.upstream(UPSTREAM)
  if (service.baseUrl === '' || !ctx.secrets.has(SECRET)) {
    throw notConfigured(`No image-edit provider is configured for the model "${edit.model}".`, SETTINGS)
  }
  const { body, type } = await formOf(edit)
  const response = await service.fetch('images/edits', {
    method: 'POST',
    headers: {
      'authorization': `Bearer ${ctx.secrets.get(SECRET)}`,
      'content-type': type,
      'accept': 'application/json',
    },
    body,
    kind: 'media',
    maxBytes: 60_000_000,
    timeoutMs: 45_000,
  })
  if (!response.ok) throw await refusal(response, edit.model)
  return pictureIn(ctx, await response.json<Answer>())
}

interface Answer {
  data?: { b64_json?: string; url?: string }[]
}

async function pictureIn(ctx: PluginContext, answer: Answer): Promise<Picture> {
  const [first] = Array.isArray(answer.data) ? answer.data : []
  if (typeof first?.b64_json === 'string') return readPicture(Buffer.from(first.b64_json, 'base64'))
  if (typeof first?.url === 'string') return loadPicture(ctx, first.url)
  throw upstreamFailed('The image-edit provider sent no picture.')
}

/** Multipart by hand: three texts and a file. */
async function formOf({ picture, prompt, model, size }: RemoteEdit): Promise<{ body: Buffer; type: string }> {
  const png = await picture.decode((image) => {
    return image
      .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 6 })
      .toBuffer()
  })
  const boundary = `gateway-${randomBytes(16).toString('hex')}`
  const fields = Object.entries({ model, prompt, n: '1', ...(size !== undefined && { size }) })
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const disposition = 'content-disposition: form-data; name="image"; filename="image.png"'
  const file = `--${boundary}\r\n${disposition}\r\ncontent-type: image/png\r\n\r\n`
  const body = Buffer.concat([Buffer.from(parts.join('') + file), png, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}

/** What the service says about a request that it refuses goes on; its keys and limits are the operator's. */
async function refusal(response: FetchResponse, model: string): Promise<GatewayError> {
  const reason = await reasonIn(response)
  switch (response.status) {
    case 400:
    case 404:
    case 413:
    case 422:
      return unprocessable('The image-edit provider refused the request.', {
        reason,
        model,
        hint: 'Change the prompt, the picture or the model.',
      })
    case 401:
    case 403:
      return notConfigured(
        'The image-edit provider refused the key.',
        'Set GATEWAY_SECRET_IMAGE_EDIT_KEY to a valid key.',
      )
    case 429:
      return new GatewayError('overloaded', {
        message: 'The image-edit provider is busy or its limit is used up.',
        retryAfter: waitOf(response),
      })
    default:
      return new GatewayError('upstream_error', {
        message: `The image-edit provider answered ${response.status}.`,
        upstreamStatus: response.status,
      })
  }
}

function waitOf({ headers }: FetchResponse): number {
  const seconds = Number(headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(3600, Math.ceil(seconds)) : 30
}

/** `{ error: { message } }`, shortened; what is no such answer says nothing. */
async function reasonIn(response: FetchResponse): Promise<string> {
  const text = await response.text()
  try {
    const parsed: unknown = JSON.parse(text)
    const message = (parsed as { error?: { message?: unknown } } | null)?.error?.message
    return typeof message === 'string' ? message.slice(0, 300) : 'no reason given'
  } catch (error) {
    if (error instanceof SyntaxError) return 'no reason given'
    throw error
  }
}
