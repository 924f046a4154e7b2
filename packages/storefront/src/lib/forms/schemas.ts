/** Loaders of the contract's schemas, one per form. */
export const schemas = {
  login: async () => (await import('@shop/contract/auth.schema')).loginRequestSchema,
  register: async () => (await import('@shop/contract/auth.schema')).registerRequestSchema,
  phone: async () => (await import('@shop/contract/auth.schema')).otpRequestSchema,
  newPhone: async () => {
    const { otpRequestSchema, otpVerifyRequestSchema } = await import('@shop/contract/auth.schema')
    return otpRequestSchema.extend({ name: otpVerifyRequestSchema.shape.name.unwrap() })
  },
  code: async () => (await import('@shop/contract/auth.schema')).otpVerifyRequestSchema,
  forgotPassword: async () => (await import('@shop/contract/auth.schema')).forgotPasswordRequestSchema,
  resetPassword: async () => (await import('@shop/contract/auth.schema')).resetPasswordRequestSchema,
  details: async () => {
    const { updateProfileRequestSchema } = await import('@shop/contract/users.schema')
    return updateProfileRequestSchema.pick({ name: true, gender: true, birthday: true })
  },
  email: async () => (await import('@shop/contract/users.schema')).emailCodeRequestSchema,
  address: async () => (await import('@shop/contract/users.schema')).addressRequestSchema,
}
