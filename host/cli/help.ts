import { SETTINGS } from '../settings.ts'
import { printLine } from './print.ts'

const USAGE = `gateway <command>

  start                                   start the gateway
  keys create --name N [--plan P | --limit N|none] [--scopes "tools/*,-tools/proxy"]
  keys list
  keys suspend|resume|rotate KEY          KEY is an id or a unique name
  keys limit KEY N|none                   or --plan P
  keys scopes KEY "tools/*,adult"
  keys usage KEY [--days 30]
  plugins list                            what the running gateway serves
  plugins reload PLUGIN                   compile and load it anew, end its quarantine
  plugins rollback PLUGIN [VERSION]       back to the version before, until its source changes
  doctor                                  what is missing or wrong on this machine

  --json prints one line of JSON.

Settings, from the environment:
`

export function help(): void {
  printLine(USAGE)
  for (const { name, description } of SETTINGS) printLine(`  ${name.padEnd(22)} ${description}`)
  printLine(`  ${'GATEWAY_SECRET_<NAME>'.padEnd(22)} A secret that a plugin's manifest declares as NAME.`)
  printLine(`  ${'GATEWAY_UPSTREAM_<NAME>'.padEnd(22)} Base address of the service that a plugin knows as name.`)
}
