import { parseArgs } from 'node:util'
import { emailSchema, indianMobileSchema } from '@shop/contract/people.schema'
import { withRetries } from '#database/withRetries.ts'
import { eraseShopper } from '#modules/users/eraseShopper.ts'
import { findUserByContact } from '#modules/users/users.repository.ts'
import { Encryption } from '#secrets/Encryption.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { readCliEnv } from '../env.ts'
import { withShop } from '../withShop.ts'

const HELP = `Erases a shopper who asks for it and can't log in. Others close their account on /Deactivate_account, which does the same.

  npm run shop -- users erase asha@example.com
  npm run shop -- users erase "98765 43210"

Name, contacts, addresses, cart, wishlist and sessions are deleted, and reviews lose their name. Orders keep their figures; one that is on
its way, or has an open return or refund, keeps its address until that is done. This can't be undone: make sure who asks.

SHOP_SECRET must be that of the shop.

Exit code: 0 when the account was erased, 1 otherwise.`

export const usersCommand: Command = {
  name: 'users',
  summary: 'erases a shopper who asks for it',
  help: HELP,
  async run(args) {
    const { positionals } = parseArgs({ args, options: {}, allowPositionals: true })
    const [action, text, ...more] = positionals
    if (action !== 'erase') throw new UsageError('The action is missing: erase.')
    if (text === undefined || more.length > 0)
      throw new UsageError('Give one e-mail address or mobile number, a number with spaces in quotes.')
    const contact = readContact(text)
    const encryption = new Encryption(readCliEnv().secret)
    const isErased = await withShop(({ db }) =>
      withRetries(db, async (tx) => {
        const id = await findUserByContact(tx, contact)
        return id !== undefined && (await eraseShopper(tx, encryption, id))
      }),
    )
    if (!isErased) throw new OperatorError(`There is no account with ${text}.`)
    console.log('The account was erased.')
    return 0
  },
}

function readContact(text: string): string {
  const contact = (text.includes('@') ? emailSchema : indianMobileSchema).safeParse(text)
  if (contact.success) return contact.data
  throw new UsageError(
    contact.error.issues[0]?.message ?? `"${text}" is neither an e-mail address nor a number.`,
  )
}
