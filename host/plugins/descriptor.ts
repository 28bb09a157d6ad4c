import * as z from 'zod'
import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'

/**
 * What a plugin process says of its endpoints, as the host believes it: the docs, the gallery and the pipeline all build
 * on it, so a wrong word in one plugin must not reach them.
 */
export const descriptorsSchema = z.array(
  z.object({
    path: z.string().max(500),
    category: z.string(),
    name: z.string(),
    summary: z.string().max(500),
    description: z.string().max(100_000),
    params: z.object({
      type: z.literal('object'),
      properties: z.record(z.string(), z.record(z.string(), z.unknown())),
      required: z.array(z.string()),
    }),
    examples: z.array(
      z.object({
        title: z.string().optional(),
        params: z.record(z.string(), z.string()),
        expect: z.record(z.string(), z.unknown()).optional(),
        online: z.boolean().optional(),
      }),
    ),
    lane: z.enum(['io', 'cpu']),
    timeoutMs: z.number(),
    cache: z.number(),
    scopes: z.array(z.string()),
    deprecated: z.string().optional(),
    offline: z.string().optional(),
    warmsUp: z.literal(true).optional(),
  }),
) as unknown as z.ZodType<EndpointDescriptor[]>

/** @throws Error that names the endpoint, the field and what is wrong with it */
export function checkDescriptors(said: unknown): EndpointDescriptor[] {
  const checked = descriptorsSchema.safeParse(said)
  if (checked.success) return checked.data
  const problems = checked.error.issues.map(({ path: [index, ...field], message }) => {
    const path = (said as { path?: unknown }[] | undefined)?.[Number(index)]?.path
    return `${typeof path === 'string' ? path : `endpoint ${String(index)}`}: \`${field.join('.')}\`: ${message}`
  })
  throw new Error(problems.join('; '))
}
