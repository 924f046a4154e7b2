import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
/** Headers that proxies add. */
const FORWARDING =
  /^(?:forwarded|via|x-real-ip|x-(?:forwarded|original|envoy)-.+|.*(?:client|connecting)-ip)$/

/**
 * Whether a request seems to be made on this machine: by its connection, by the host that it asks for, and without any trace of a
 * proxy. A proxy on this machine that leaves no trace can't be told apart, so nothing confidential may depend on this alone.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    isLoopbackName(headers.host) &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  )
}

/** Whether a Host header names this machine. */
export function isLoopbackName(host: string | undefined): boolean {
  return LOOPBACK_NAME.test(host ?? '')
}
