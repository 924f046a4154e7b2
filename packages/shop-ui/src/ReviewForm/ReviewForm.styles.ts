import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
  max-width: ${theme.size.measure};
`
