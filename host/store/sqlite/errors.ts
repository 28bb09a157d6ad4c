import { GatewayError } from '../../../sdk-plugin/errors.ts'

/** The part of SQLite's extended result code that names the kind of failure. */
const PRIMARY = 0xff
const SQLITE_BUSY = 5
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555
const SQLITE_CONSTRAINT_UNIQUE = 2067

/** Seconds after which a caller may try again: long enough for a lock to pass or an operator's first look. */
const RETRY_AFTER = 5

/** Another process holds the lock. */
export function isBusy(error: unknown): boolean {
  return (resultCode(error) & PRIMARY) === SQLITE_BUSY
}

/** A row with the same primary key or unique column exists. */
export function isDuplicate(error: unknown): boolean {
  const code = resultCode(error)
  return code === SQLITE_CONSTRAINT_UNIQUE || code === SQLITE_CONSTRAINT_PRIMARYKEY
}

/** What SQLite throws becomes `storage_unavailable`; anything else is not about storage and stays as it is. */
export function storageError(error: unknown): unknown {
  if (resultCode(error) === 0 && !isClosed(error)) return error
  return new GatewayError('storage_unavailable', { retryAfter: RETRY_AFTER, cause: error })
}

/** For the operator who starts the gateway: no caller sees it. */
export function unopenable(path: string, cause: unknown): GatewayError {
  const { message } = cause as Error
  return new GatewayError('storage_unavailable', {
    message: `Cannot open ${path}: ${message}.`,
    hint: 'Check that the folder can be written to and has room; restore a damaged file from a backup or move it away.',
    cause,
  })
}

function resultCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE'
}
