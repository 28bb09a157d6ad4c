/** Ends the run with one line on standard error: 1 refused, 2 wrong usage, 130 cancelled. */
export class Stop extends Error {
  name = 'Stop'

  /**
   * @param {string} message
   * @param {1 | 2 | 130} exitCode
   */
  constructor(message, exitCode, options) {
    super(message, options)
    this.exitCode = exitCode
  }
}
