/** What stands on the command line after the command. */
export interface Arguments {
  /** What stands without dashes after the command. */
  words: string[]
  flags: { json: boolean; [flag: string]: string | boolean | undefined }
}
