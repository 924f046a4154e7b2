import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`

export const Sent = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.m};

  &:focus {
    outline: none;
  }
`
