import styled from 'styled-components'
import { visuallyHidden } from '../styles/visuallyHidden.ts'

export const Root = styled.span`
  ${visuallyHidden}
`
