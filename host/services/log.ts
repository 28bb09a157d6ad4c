import pino from 'pino'

export interface Log {
  debug(message: string, fields?: object): void
  info(message: string, fields?: object): void
  warn(message: string, fields?: object): void
  error(message: string, fields?: object): void
}

/** Whatever looks like a key, wherever it stands, is not written. */
const KEY = /gw_live_[0-9A-Za-z]+/g

/** JSON lines on standard error: standard output is for the ready line. Control characters are escaped by JSON. */
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
      write: (line: string) => void sink.write(line.replace(KEY, 'gw_live_…')),
    },
  )
  return {
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  }
}
