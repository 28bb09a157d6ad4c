import { type ChildProcess, spawn } from 'node:child_process'

/** Reads `+ group` and `- group`; when the list ends, kills the groups that are still on it after two seconds. */
const SCRIPT = `
groups=' '
while read -r sign group; do
  case $sign in
    +) groups="$groups$group " ;;
    -) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
[ "$groups" = ' ' ] && exit
sleep 2
for group in $groups; do kill -9 "-$group"; done 2>/dev/null`

/**
 * Ends what a killed host leaves behind. Plugin processes go by themselves when the host is gone, but one that is blocked
 * does not notice, and the programs of a killed one know nothing of it. So a shell beside the host keeps the list of all
 * process groups: it ends with the host, however that ended.
 */
export class Reaper {
  readonly #groups = new Set<number>()
  #shell: ChildProcess | undefined

  add(group: number): void {
    // A process that waited is added again with its plugin; the shell's list knows nothing of doubles.
    if (this.#groups.has(group)) return
    this.#groups.add(group)
    if (this.#shell) this.#tell(`+ ${group}\n`)
    else this.#start()
  }

  remove(group: number): void {
    if (this.#groups.delete(group)) this.#tell(`- ${group}\n`)
  }

  #tell(line: string): void {
    this.#shell?.stdin?.write(line)
  }

  /** In a session of its own, which Ctrl+C does not reach. Without a shell there is no list, and all else works. */
  #start(): void {
    const shell = spawn('/bin/sh', ['-c', SCRIPT], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, env: {} })
    const forget = () => {
      if (this.#shell === shell) this.#shell = undefined
    }
    shell.on('error', forget)
    shell.on('exit', forget)
    shell.stdin?.on('error', forget)
    shell.unref()
    this.#shell = shell
    this.#tell([...this.#groups].map((group) => `+ ${group}\n`).join(''))
  }
}
