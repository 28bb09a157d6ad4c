import pino from 'pino'
import { withoutKeys } from '../keys/format.ts'

export interface Log {
  debug(message: string, fields?: object): void
  info(message: string, fields?: object): void
  warn(message: string, fields?: object): void
  error(message: string, fields?: object): void
}

/**
 * JSON lines on standard error: standard output is for the ready line. Control characters are escaped by JSON, and
 * whatever looks like a key, wherever it stands, is not written.
 */
export function createLog(level: 'debug' | 'info' | 'warn' | 'error' | 'silent'): Log {
  const sink = pino.destination({ dest: 2, sync: true })
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write: (line: string) => void sink.write(withoutKeys(line)),
    },
  )
  return {
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  }
}
