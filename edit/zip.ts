/** Packs files into a zip, as the upload pages of hosts take it. */
import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 1980, the first day that zips know: the same files make the same zip. */
const date = 0x21

const inUtf8 = 0x800
const deflated = 8

function header(name: Buffer, packed: Buffer, bytes: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(inUtf8, 2)
  fields.writeUInt16LE(deflated, 4)
  fields.writeUInt16LE(date, 8)
  fields.writeUInt32LE(crc32(bytes), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(bytes.length, 18)
  fields.writeUInt16LE(name.length, 22)
  return fields
}

const signature = (number: number) => Buffer.from([0x50, 0x4b, number, number + 1])

/** @param files their bytes by their names, with slashes */
export function zipOf(files: Iterable<readonly [string, Buffer]>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, bytes] of files) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(bytes)
    const fields = header(name, packed, bytes)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(signature(1), Buffer.from([20, 0]), fields, rest, name)
    const local = [signature(3), fields, name, packed]
    parts.push(...local)
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(18)
  const count = directory.length / 5
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, signature(5), end])
}
