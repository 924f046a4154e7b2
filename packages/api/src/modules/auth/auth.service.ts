import type {
  LoginRequest,
  OtpVerifyResponse,
  RegisterRequest,
  ResetPasswordRequest,
  SignedInResponse,
} from '@shop/contract/auth.schema'
import type { FastifyRequest } from 'fastify'
import { HttpProblem } from '#http/HttpProblem.ts'
import { enqueueMessage } from '#modules/outbox/enqueueMessage.ts'
import { lockUser } from '#modules/users/users.repository.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import {
  findByEmail,
  findByPhone,
  lockUnchangedUser,
  insertPhoneUser,
  insertUser,
  setPassword,
} from './auth.repository.ts'
import { checkCode, fingerprintOf, useCode, type CodesContext, type RightCode } from './codes.service.ts'
import { isCommonPassword } from './isCommonPassword.ts'
import type { Passwords } from './Passwords.ts'
import { openSession, revokeSessions } from './sessions.repository.ts'

export interface AuthContext extends CodesContext {
  passwords: Passwords
}

export async function register(
  { db, passwords }: AuthContext,
  { name, email, password, phone }: RegisterRequest,
  device: string,
): Promise<SignedInResponse['data']> {
  refuseCommon(password, [name, email, phone])
  const passwordHash = await passwords.hash(password)
  return db.transaction(async (tx) => {
    const id = await insertUser(tx, { name, email, passwordHash, phone })
    if (id === undefined) {
      const message = 'This e-mail address has an account. Log in with it, or set a new password.'
      throw new HttpProblem(409, message, [{ path: 'email', message }])
    }
    return { name, token: await openSession(tx, id, device) }
  })
}

/** Logs in with e-mail and password. Unknown addresses and wrong passwords take the same work and get the same response. */
export async function logIn(
  { db, passwords }: AuthContext,
  { email, password }: LoginRequest,
  device: string,
): Promise<SignedInResponse['data']> {
  const account = await findByEmail(db, email)
  const isRight = await passwords.matches(account?.passwordHash ?? null, password)
  if (account === undefined || !isRight) throw wrongLogin()
  return db.transaction(async (tx) => {
    if (!(await lockUnchangedUser(tx, account.id, account.passwordHash))) throw wrongLogin()
    return { name: account.name, token: await openSession(tx, account.id, device) }
  })
}

/** Signs in with a right code, and creates an account for a new number. */
export async function signInByPhone(
  { db }: AuthContext,
  right: RightCode,
  name: string | undefined,
  device: string,
): Promise<OtpVerifyResponse['data']> {
  return db.transaction(async (tx) => {
    const known = await findByPhone(tx, right.target)
    if (known === undefined && name === undefined) {
      const message = 'We don’t know this number yet. Enter your name to create an account.'
      throw new HttpProblem(422, message, [{ path: 'name', message }])
    }
    // Accounts are always locked before their codes.
    if (known !== undefined && !(await lockUnchangedUser(tx, known.id))) throw hasChanged()
    await useCode(tx, right)
    const opened =
      known === undefined && name !== undefined
        ? await insertPhoneUser(tx, { name, phone: right.target })
        : undefined
    // A concurrent request may have created the account.
    const account = known ?? (await findByPhone(tx, right.target))
    if (account === undefined || !(await lockUnchangedUser(tx, account.id))) throw hasChanged()
    const token = await openSession(tx, account.id, device)
    return { name: account.name, token, is_new: opened !== undefined }
  })
}

/** Sets a new password after checking the code from the e-mail, and revokes all older sessions. */
export async function resetPassword(
  context: AuthContext,
  { email, code, password }: ResetPasswordRequest,
  request: FastifyRequest,
): Promise<void> {
  const { db, encryption, passwords } = context
  refuseCommon(password, [email])
  const right = await checkCode(context, {
    purpose: 'reset',
    targetHmac: fingerprintOf(encryption, email),
    code,
    request,
  })
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    const account = await findByEmail(tx, email)
    // Accounts are always locked before their codes.
    const isOpen = account !== undefined && (await lockUser(tx, account.id))
    await useCode(tx, right)
    if (!isOpen) return
    await setPassword(tx, account.id, passwordHash)
    await revokeSessions(tx, account.id)
    await enqueueMessage(tx, {
      channel: 'mail',
      to: email,
      topic: 'password changed',
      subject: 'Your password has been changed',
      text: `Your password at ${(await readSettings(tx)).shop.name} has been changed, and every device is logged out.\n\nIf this wasn’t you, set a new password at once and contact us.`,
      dedupe: `password changed ${right.id}`,
    })
  })
}

function refuseCommon(password: string, own: readonly (string | undefined)[]): void {
  if (!isCommonPassword(password, own)) return
  const message = 'This password is easy to guess. Choose three or four words that don’t belong together.'
  throw new HttpProblem(422, message, [{ path: 'password', message }])
}

function hasChanged(): HttpProblem {
  return new HttpProblem(409, 'The account has just changed. Please try again.')
}

function wrongLogin(): HttpProblem {
  return new HttpProblem(401, 'E-mail address or password is wrong.')
}
