import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
  max-width: ${theme.size.measure};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};
`
