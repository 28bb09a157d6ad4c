import { GatewayError } from '../../sdk-plugin/errors.ts'
import type { EndpointDescriptor } from '../../sdk-plugin/module.ts'
import { mayCall } from '../keys/scopes.ts'
import type { KeyRecord } from '../store/store.ts'

/** The scope of endpoints for adults, which the operator must switch on as well. */
export const ADULT = 'adult'

/** @throws GatewayError 403 that names the scope */
export function permit(
  { scopes }: KeyRecord,
  { category, name, scopes: required }: EndpointDescriptor,
  adultOn: boolean,
): void {
  if (required.includes(ADULT) && !adultOn) {
    throw new GatewayError('scope_missing', {
      message: 'Endpoints for adults are switched off on this gateway.',
      hint: 'The operator may set GATEWAY_ADULT=on and give the key the scope adult.',
    })
  }
  const permission = mayCall(scopes, `${category}/${name}`, required)
  if (permission.allowed) return
  const { reason, scope } = permission
  throw new GatewayError('scope_missing', {
    message:
      reason === 'denied'
        ? `The scope ${scope} of this API key denies this endpoint.`
        : `This API key lacks the scope ${scope}.`,
    scope,
    hint: 'The operator changes it with: npx gateway keys scopes KEY --scopes "…"',
  })
}
