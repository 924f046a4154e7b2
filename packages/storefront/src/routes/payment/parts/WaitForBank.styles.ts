import styled from 'styled-components'

export const Hint = styled.p`
  text-align: center;
`
