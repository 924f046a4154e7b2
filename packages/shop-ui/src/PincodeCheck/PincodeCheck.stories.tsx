import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PincodeCheck } from './PincodeCheck.tsx'

const meta = {
  title: 'Shop/PincodeCheck',
  component: PincodeCheck,
  args: { place: null, isChanging: false, onCheck: fn(), onChangeStart: fn(), style: { maxWidth: 400 } },
} satisfies Meta<typeof PincodeCheck>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithLocation: Story = { args: { place: { pincode: '122001', city: 'Gurugram' } } }
export const Checking: Story = { args: { isBusy: true } }

export const SubmitsOnce: Story = {
  render: function Asked(args) {
    const [pincode, setPincode] = useState<string>()
    const [isChanging, setIsChanging] = useState(false)
    return (
      <PincodeCheck
        {...args}
        place={pincode === undefined ? null : { pincode, city: 'Gurugram' }}
        isChanging={isChanging}
        onChangeStart={() => setIsChanging(true)}
        onCheck={(asked) => {
          args.onCheck(asked)
          setPincode(asked)
          setIsChanging(false)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Pincode' })
    await step('Five digits: what is wrong is said, and nothing is asked', async () => {
      await userEvent.type(field, '12200{Enter}')
      await expect(field).toHaveAccessibleDescription(/6-digit/)
      await expect(field).toHaveFocus()
      await expect(args.onCheck).not.toHaveBeenCalled()
    })
    await step('A pincode and Enter', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '122001{Enter}')
    })
    await step('The place is shown, and the focus is on the way to change it', async () => {
      await expect(args.onCheck).toHaveBeenCalledWith('122001')
      await expect(canvas.getByText('Gurugram 122001')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Change pincode' })).toHaveFocus()
    })
    await step('Change it: the field is back with what was in it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change pincode' }))
      await expect(canvas.getByRole('textbox', { name: 'Pincode' })).toHaveValue('122001')
      await expect(canvas.getByRole('textbox', { name: 'Pincode' })).toHaveFocus()
    })
  },
}

export const Unknown: Story = {
  args: { error: 'We do not know this pincode. Check it, please.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Pincode' })
    await userEvent.type(field, '999999{Enter}')
    await expect(field).toHaveAccessibleDescription('We do not know this pincode. Check it, please.')
    // It has the width of the row, below field and button.
    const reason = canvas.getByText('We do not know this pincode. Check it, please.').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Check' }).getBoundingClientRect()
    await expect(reason.right).toBeGreaterThanOrEqual(button.right)
    await expect(reason.top).toBeGreaterThanOrEqual(button.bottom)
  },
}
