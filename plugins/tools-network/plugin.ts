import challengeSolver from './challenge-solver.ts'
import dnsCheck from './dns-check.ts'
import httpHeaders from './http-headers.ts'
import proxy from './proxy.ts'
import serverCheck from './server-check.ts'

export default [challengeSolver, httpHeaders, dnsCheck, serverCheck, proxy]
