import type { S3Client } from '@aws-sdk/client-s3'
import type { FileStore } from './FileStore.ts'
import type { S3Env } from '#env.ts'

/** Settings with a bucket. */
export type S3Settings = S3Env & { S3_BUCKET: string }

const CONNECTION_TIMEOUT_MS = 2_000
const REQUEST_TIMEOUT_MS = 10_000
const ATTEMPTS = 3

/** Files of a bucket whose keys begin with `folder`. The client is loaded only where a bucket is set. */
export async function createS3Store(settings: S3Settings, folder: string): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client(clientOptions(settings))
  const keyOf = (name: string) => [settings.S3_PREFIX, folder, name].filter((part) => part !== '').join('/')
  const at = (name: string) => ({ Bucket: settings.S3_BUCKET, Key: keyOf(name) })
  async function list(name: string): Promise<string[]> {
    const Prefix = `${keyOf(name)}/`
    const pages = s3.paginateListObjectsV2({ client }, { Bucket: settings.S3_BUCKET, Prefix, Delimiter: '/' })
    const names: string[] = []
    for await (const { Contents = [] } of pages) {
      for (const { Key } of Contents) if (Key !== undefined) names.push(Key.slice(Prefix.length))
    }
    return names
  }

  return {
    async read(name) {
      const found = await unlessMissing(client.send(new s3.GetObjectCommand(at(name))))
      return found?.Body === undefined ? null : Buffer.from(await found.Body.transformToByteArray())
    },
    async write(name, bytes) {
      const ContentType = `image/${name.slice(name.lastIndexOf('.') + 1)}`
      await client.send(new s3.PutObjectCommand({ ...at(name), Body: bytes, ContentType }))
    },
    has: async (name) => (await unlessMissing(client.send(new s3.HeadObjectCommand(at(name))))) !== null,
    list,
    async removeFolder(name) {
      for (const file of await list(name))
        await client.send(new s3.DeleteObjectCommand(at(`${name}/${file}`)))
    },
  }
}

function clientOptions({ S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: S3Settings) {
  return {
    region: S3_REGION,
    // Services other than Amazon's have no host name for each bucket, and may not know newer checksums.
    ...(S3_ENDPOINT !== undefined && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(S3_ACCESS_KEY_ID !== undefined &&
      S3_SECRET_ACCESS_KEY !== undefined && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  } satisfies ConstructorParameters<typeof S3Client>[0]
}

/** Null for an object that is not there; other errors stay errors. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return null
    throw error
  }
}
