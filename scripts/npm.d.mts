/** Runs npm's own program under `node`, its output to stderr. @throws Error when npm fails or is not there */
export function npm(node: string, args: string[]): Promise<void>
