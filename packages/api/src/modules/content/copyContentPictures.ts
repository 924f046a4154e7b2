import type { Database } from '#database/openDatabase.ts'
import { pictureHost } from '#database/schema/picture.ts'
import { createMirror, type MirrorOptions } from '#import/pictures/createMirror.ts'
import type { ContentFile } from './contentFile.schema.ts'

/** The file with the shop's own copies of its pictures, and a sentence for each picture that can't be had. */
export async function copyContentPictures(
  db: Database,
  file: ContentFile,
  options: MirrorOptions,
): Promise<{ file: ContentFile; problems: string[] }> {
  const foreign = picturesOf(file).filter((address) => !isOwn(address))
  const copies = await createMirror(db, options).copies(foreign)
  const problems = [...copies].flatMap(([address, copy]) =>
    'problem' in copy ? [`picture ${address} ${copy.problem}.`] : [],
  )
  const own = (address: string) => {
    const copy = copies.get(address)
    return copy !== undefined && 'src' in copy ? copy.src : address
  }
  if (problems.length === 0 && !options.isDryRun) await allowHosts(db, foreign.map(own))
  const orNull = (address: string | null | undefined) =>
    typeof address === 'string' ? own(address) : address
  const copied: ContentFile = {
    ...file,
    ...(file.banners && {
      banners: file.banners.map((one) => ({
        ...one,
        picture: own(one.picture),
        phone: one.phone && { ...one.phone, picture: own(one.phone.picture) },
      })),
    }),
    ...(file.posts && {
      posts: file.posts.map((one) => ({ ...one, picture: one.picture && own(one.picture) })),
    }),
    ...(file.categories && {
      categories: file.categories.map((one) => ({
        ...one,
        picture: orNull(one.picture),
        banner: orNull(one.banner),
      })),
    }),
  }
  return { file: copied, problems }
}

function picturesOf({ banners = [], categories = [], posts = [] }: ContentFile): string[] {
  return [
    ...banners.flatMap(({ picture, phone }) => [picture, phone?.picture ?? []].flat()),
    ...posts.flatMap(({ picture }) => picture ?? []),
    ...categories.flatMap(({ picture, banner }) => [picture ?? [], banner ?? []].flat()),
  ]
}

const isOwn = (address: string) => /^\/media\/[a-z0-9]+-\d+x\d+\/\d+\.(?:avif|webp)$/.test(address)

/** Pages load pictures of these hosts only. */
async function allowHosts(db: Database, addresses: readonly string[]): Promise<void> {
  const hosts = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).host)
  if (hosts.length > 0)
    await db
      .insert(pictureHost)
      .values([...new Set(hosts)].map((host) => ({ host })))
      .onConflictDoNothing()
}
