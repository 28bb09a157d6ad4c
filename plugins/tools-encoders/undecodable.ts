import { unprocessable } from '@gateway/sdk-plugin'
import type { GatewayError } from '@gateway/sdk-plugin'

/** Why and where a decoder stopped. */
export interface Fault {
  /** What stands wrong, e.g. `"O" is not a digit of base 58.` */
  message: string
  expected: string
  received: string
  /** Index in the query, from 0, of the first character that is wrong. */
  position: number
  hint: string
}

/** The 422 of every decoder here. */
export function undecodable({ message, ...details }: Fault): GatewayError {
  return unprocessable(message, { ...details })
}
