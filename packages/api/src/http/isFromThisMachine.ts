import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
const FORWARDING =
  /^(?:forwarded|via|x-real-ip|x-(?:forwarded|original|envoy)-.+|.*(?:client|connecting)-ip)$/

/** A local proxy that adds no header looks like this machine, so nothing confidential may depend on this alone. */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    isLoopbackName(headers.host) &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  )
}

function isLoopbackName(host: string | undefined): boolean {
  return LOOPBACK_NAME.test(host ?? '')
}
