import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};

  & > button {
    flex: 1;
  }
`
