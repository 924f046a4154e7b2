import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Fewer than the 1,000 of the service, so that lists have pages. */
const PAGE_MAX = 3

export interface S3StandIn {
  settings: Record<string, string>
  /** Contents by key. */
  objects: Map<string, Buffer>
  /** Answers of the service that are an error, before it works again. */
  failNext: (times: number) => void
  stop: () => Promise<void>
}

/**
 * Objects of one bucket over HTTP, as the API reference of Amazon S3 describes it: GetObject, HeadObject, PutObject, DeleteObject and
 * ListObjectsV2, with the errors of missing objects and of signatures (AWS Signature Version 4) that are wrong.
 */
export async function startS3StandIn(): Promise<S3StandIn> {
  const bucket = 'pictures'
  const keys = { id: 'stand-in-key', secret: 'stand-in-secret' }
  const objects = new Map<string, Buffer>()
  let failures = 0

  function answer(request: IncomingMessage, body: Buffer): { status: number; body?: Buffer | string } {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    if (failures > 0) {
      failures -= 1
      return { status: 503, body: errorXml('SlowDown') }
    }
    if (!isSigned(request, url, body, keys)) return { status: 403, body: errorXml('SignatureDoesNotMatch') }
    const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    if (name !== bucket) return { status: 404, body: errorXml('NoSuchBucket') }
    if (key === '' && request.method === 'GET' && url.searchParams.get('list-type') === '2')
      return { status: 200, body: listXml([...objects.keys()], url.searchParams) }
    const found = objects.get(key)
    switch (request.method) {
      case 'PUT':
        objects.set(key, body)
        return { status: 200 }
      case 'DELETE':
        objects.delete(key)
        return { status: 204 }
      case 'HEAD':
        return { status: found === undefined ? 404 : 200 }
      case 'GET':
        return found === undefined
          ? { status: 404, body: errorXml('NoSuchKey') }
          : { status: 200, body: found }
      default:
        return { status: 405, body: errorXml('MethodNotAllowed') }
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body = '' } = answer(request, await buffer(request))
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: keys.id,
      S3_SECRET_ACCESS_KEY: keys.secret,
    },
    objects,
    failNext: (times) => void (failures = times),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const errorXml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

/** Keys in order; those beyond the page by a token, those in folders below the prefix left out, as with a delimiter. */
function listXml(all: readonly string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('continuation-token') ?? ''
  const keys = all
    .filter((key) => key.startsWith(prefix) && key > after && !key.slice(prefix.length).includes('/'))
    .toSorted()
  const page = keys.slice(0, PAGE_MAX)
  const isTruncated = keys.length > page.length
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents}${next}</ListBucketResult>`
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Checks the signature of the header `Authorization`, and that the signed hash is that of the body. */
function isSigned(
  { method = '', headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  keys: { id: string; secret: string },
) {
  const [, id, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (id !== keys.id || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body))) return false
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, url.pathname, query, signed.join(''), names, bodyHash].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${keys.secret}`)
  return hmac(key, text).toString('hex') === signature
}
