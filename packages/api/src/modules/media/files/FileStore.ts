/** Files by their names, such as `ab/abcd.webp`: a folder, or a bucket of an S3-compatible service. Several processes may share it. */
export interface FileStore {
  /** Null when there is no such file. */
  read: (name: string) => Promise<Buffer | null>
  /** Replaces a file as a whole: readers see the old or the new one. */
  write: (name: string, bytes: Buffer) => Promise<void>
  has: (name: string) => Promise<boolean>
  /** Names of the files in a folder, without the folder's; empty when there is none. */
  list: (folder: string) => Promise<string[]>
  /** Removes a folder with its files; succeeds when there is none, too. */
  removeFolder: (folder: string) => Promise<void>
}
