import { crc32 } from 'node:zlib'

/** Zip file of these files, uncompressed. */
export function makeZip(files: Readonly<Record<string, Buffer>>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, bytes] of Object.entries(files)) {
    const path = Buffer.from(name)
    // Version, flags, method, time, date, checksum, sizes, lengths of the name and of further fields.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    locals.push(Buffer.from('PK\u0003\u0004'), common, path, bytes)
    centrals.push(Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, place, path)
    offset += 30 + path.length + bytes.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end])
}
