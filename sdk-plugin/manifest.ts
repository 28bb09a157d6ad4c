import * as z from 'zod'

/** The contract's version. A plugin's manifest may name the one it was written for. */
export const API_VERSION = 1

/** What `package.json` may hold under `gateway`. Nothing of it is required. */
export const manifestSchema = z.strictObject({
  apiVersion: z.int().optional(),
  capabilities: z
    .strictObject({
      /** Host names the plugin fetches, for the docs; `*` for addresses that callers give. */
      net: z.array(z.string()).default([]),
      /** Programs that `ctx.exec` may run, e.g. `ffmpeg`. */
      exec: z.array(z.string().regex(/^[A-Za-z0-9._+-]+$/)).default([]),
      /** Whether it uses `ctx.browser`. */
      browser: z.boolean().default(false),
      /** Settings readable through `ctx.secrets`: `FOO` is `GATEWAY_SECRET_FOO` in the environment. */
      secrets: z.array(z.string().regex(/^[A-Z][A-Z0-9_]*$/)).default([]),
      /** Services of `ctx.upstream`: name → default base address; empty where only the operator can name one. */
      upstreams: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.union([z.url(), z.literal('')])).default({}),
    })
    .prefault({}),
  limits: z
    .strictObject({
      /** Megabytes a process of this plugin may use. */
      memoryMb: z.int().min(32).max(8192).default(512),
      /** Processes at the same time; default: as many as the machine has cores. */
      processes: z.int().min(1).max(64).optional(),
    })
    .prefault({}),
})

export type PluginManifest = z.output<typeof manifestSchema>
