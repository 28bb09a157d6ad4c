import Fastify from 'fastify'
import { loadCertificate } from '../../host/http/certificate.ts'

/** The limit to measure against: a bare Fastify route over HTTPS that answers what `/tools/ebinary?query=hi` answers. */
const { cert, key } = await loadCertificate({ folder: process.argv[2]!, hosts: [] })
const server = Fastify({ https: { cert, key } })
const answer = {
  status: 200,
  success: true,
  creator: 'Gateway',
  result: { text: 'hi', binary: '01101000 01101001', bytes: 2 },
}
server.get('/tools/ebinary', async () => answer)
process.stdout.write(`ready ${await server.listen({ port: 0, host: '127.0.0.1' })}\n`)
