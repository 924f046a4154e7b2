import styled from 'styled-components'
import { buttonLook } from '../lib/buttonLook.styles.ts'

export const Root = styled.button`
  ${buttonLook}
`
