import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error) => response.destroy(error))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

async function answer(folder, request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const file = path.join(
    folder,
    path.normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname)),
  )
  const isFile = file.startsWith(folder) && (await stat(file).catch(() => undefined))?.isFile()
  if (!isFile) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}
