export interface RawRequest {
  method: string
  target: string
  version: '1.0' | '1.1'
  /** In order. A name may occur several times. */
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

/** Bytes of a request, with `Content-Length` unless its headers frame the body themselves. */
export function toBytes({ method, target, version, headers, body }: RawRequest): Buffer {
  const isFramed = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name))
  const framing: [string, string][] =
    body === undefined || isFramed ? [] : [['content-length', String(body.length)]]
  const lines = [...headers, ...framing].map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`${method} ${target} HTTP/${version}\r\n${lines.join('')}\r\n`, 'latin1')
  return body === undefined ? head : Buffer.concat([head, body])
}

export function describe({ method, target, version, headers, body }: RawRequest): string {
  const cut = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text)
  const sent = headers.map(([name, value]) => `${name}: ${cut(value)}`).join(', ')
  const bodyText = body === undefined ? '' : ` ${JSON.stringify(cut(body.toString()))}`
  return `${method} ${JSON.stringify(cut(target))} HTTP/${version} {${sent}}${bodyText}`
}
