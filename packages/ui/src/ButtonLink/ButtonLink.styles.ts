import styled from 'styled-components'
import { buttonLook } from '../lib/buttonLook.styles.ts'
import { RawLink } from '../RawLink/RawLink.tsx'

export const Root = styled(RawLink)`
  ${buttonLook}
`
