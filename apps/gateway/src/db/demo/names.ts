/** Parts of which the people of the demo world are made; plain letters, so that a user name is `first.last` in lower case. */
export const FIRST_NAMES: readonly string[] = `
  Adaeze Agnes Aiko Alejandra Alessandro Amara Amelia Andrzej Anika Anton Arjun Astrid Babak Beatriz Benjamin
  Bettina Bilal Brigid Caitlin Camille Carlos Cedric Chiara Chukwudi Clara Cormac Dalia Daniel Deepa Diego Dmitri
  Dorota Eamon Edith Elena Emeka Emre Esther Fabio Farid Fatima Fiona Freya Gabriel George Giulia Goran Grace Hamid
  Hannah Haruto Helga Hugo Ibrahim Imani Ingrid Isabel Ivan Jack Jasper Javier Jelena Joao Jordan Joyce Kamal Karin
  Kenji Kofi Lars Laura Leila Lindiwe Luca Maeve Magnus Mahmoud Marek Marta Mei Miguel Mirela Nadia Naomi Nikolai
  Noor Olga Oluwaseun Oscar Padraig Paulina Pedro Petra Priya Rafael Rania Ravi Rosa Ruben Salma Samuel Sanne Sergei
  Signe Sofia Stefan Sunita Tadeusz Tariq Teresa Thandi Tomas Uma Valeria Viktor Wanda Wei Willem Yara Yusuf Zainab
  Zoran`
  .trim()
  .split(/\s+/)

export const LAST_NAMES: readonly string[] = `
  Abara Achterberg Adeyemi Aguilar Almeida Andersen Aoki Baptiste Barros Bauer Bianchi Boateng Bouchard Brennan
  Byrne Campbell Castillo Chaudhry Chen Choi Cohen Costa Dekker Diallo Dimitrov Dubois Ekstrom Eriksen Farouk
  Ferreira Fischer Fontaine Forsyth Gagnon Gallagher Garcia Goldberg Grigoriev Gupta Haddad Hansen Haugen Hernandez
  Hoang Ito Ivanova Jansen Johansen Kaplan Kaur Keita Kim Kowalski Krishnan Kruger Lacroix Larsen Leclerc
  Lewandowski Lindqvist Lopez MacLeod Mahlangu Marchetti Martin McRae Mensah Meyer Moreau Morozova Murphy Nakamura
  Ndlovu Nguyen Nielsen Novak Nowak OBrien Okafor Okonkwo Oliveira Osei Papadakis Park Patel Pereira Petrov Popescu
  Quinn Rahman Reyes Ricci Rossi Ryan Saito Salgado Santos Schneider Sharma Silva Solberg Suzuki Svensson Takahashi
  Tanaka Thorsen Tran Tremblay Ueda Vargas Visser Volkov Wagner Wallace Watanabe Weiss Whitfield Wojcik Yamamoto
  Yilmaz Zhang Zielinski`
  .trim()
  .split(/\s+/)

export const POSITIONS: readonly string[] = `
  Area Superintendent, Commissioning Lead, Construction Manager, Document Controller, Electrical Foreman,
  Field Engineer, Instrument Technician, Logistics Coordinator, Materials Coordinator, Pipefitter Foreman,
  Preservation Technician, Project Controls, Quality Inspector, Safety Advisor, Scaffolding Foreman,
  Site Administrator, Tool Crib Attendant, Turnover Coordinator, Warehouse Lead, Welding Inspector`
  .trim()
  .split(/,\s+/)
