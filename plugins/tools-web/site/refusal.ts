import type { GatewayError } from '@gateway/sdk-plugin'

/** An error of the catalogue, or undefined. The host may carry another copy of the class: its name tells. */
export function refusalOf(error: unknown): GatewayError | undefined {
  return error instanceof Error && error.name === 'GatewayError' ? (error as GatewayError) : undefined
}
