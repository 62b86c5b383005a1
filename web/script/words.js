// What the page says, in the language of the browser: English, French or German.

export const languages = ["en", "fr", "de"];

export const language = (navigator.languages || [navigator.language])
  .map((tag) => tag.slice(0, 2).toLowerCase())
  .find((tag) => languages.includes(tag)) || "en";

// Each message: English, French, German. A game adds its own.
const messages = {
  about: ["About this board", "Ce plateau", "Über diesen Spielplan"],
  address: ["The address of this race", "L’adresse de cette course", "Die Adresse dieses Rennens"],
  after: ["Next turn", "Tour suivant", "Nächster Zug"],
  again: ["New race", "Nouvelle course", "Neues Rennen"],
  before: ["Previous turn", "Tour précédent", "Voriger Zug"],
  begin: ["To the start", "Au départ", "Zum Start"],
  "coach.best": ["Coach: the best choice", "Entraîneur : le meilleur choix", "Trainer: die beste Wahl"],
  "coach.better": ["Coach: that cost {1}. Better: {2}", "Entraîneur : cela a coûté {1}. Mieux : {2}", "Trainer: Das kostete {1}. Besser: {2}"],
  "coach.chance": ["{1} points of win chance", "{1} points de chances de gain", "{1} Punkte Gewinnchance"],
  "coach.points": ["{1} by the pilot’s estimate", "{1} selon l’estimation du pilote", "{1} nach Schätzung des Piloten"],
  "coach.turns": ["{1} turns", "{1} tours", "{1} Züge"],
  "coach.wait": ["The coach is studying the board…", "L’entraîneur étudie le plateau…", "Der Trainer rechnet den Plan durch…"],
  "coach.wanted": ["A coach says after each choice what it cost", "Un entraîneur dit après chaque choix ce qu’il a coûté", "Ein Trainer sagt nach jeder Wahl, was sie gekostet hat"],
  copied: ["The address is copied: everyone who has this page can open it", "L’adresse est copiée : tous ceux qui ont cette page peuvent l’ouvrir", "Die Adresse ist kopiert: Wer diese Seite hat, kann sie öffnen"],
  copyIt: ["Copy this address: everyone who has this page can open it", "Copiez cette adresse : tous ceux qui ont cette page peuvent l’ouvrir", "Diese Adresse kopieren: Wer diese Seite hat, kann sie öffnen"],
  end: ["To the end", "À la fin", "Ans Ende"],
  goOn: ["Race on from here", "Continuer à partir d’ici", "Von hier weiterfahren"],
  noRecord: ["This record cannot be played here: {1}", "Cet enregistrement ne peut être joué ici : {1}", "Diese Aufzeichnung lässt sich hier nicht spielen: {1}"],
  noText: ["This is neither a record of Fairway nor an address of a race ({1})", "Ce n’est ni un enregistrement de Fairway ni l’adresse d’une course ({1})", "Das ist weder eine Aufzeichnung von Fairway noch die Adresse eines Rennens ({1})"],
  openFile: ["A record", "Un enregistrement", "Eine Aufzeichnung"],
  openRecord: ["Watch a recorded race", "Revoir une course enregistrée", "Ein aufgezeichnetes Rennen ansehen"],
  paste: ["or its address", "ou son adresse", "oder ihre Adresse"],
  share: ["Send this race", "Envoyer cette course", "Dieses Rennen verschicken"],
  turn: ["Turn", "Tour", "Zug"],
  turnOf: ["Turn {1} of {2}", "Tour {1} sur {2}", "Zug {1} von {2}"],
  watch: ["Play", "Lecture", "Abspielen"],
  back: ["Undo", "Annuler", "Zurück"],
  board: ["Board", "Plateau", "Spielplan"],
  broken: ["The page has stopped: {1}", "La page s’est arrêtée : {1}", "Die Seite ist stehen geblieben: {1}"],
  chance: ["Chance", "Hasard", "Zufall"],
  drawn: ["drawn by the page", "tiré par la page", "zieht die Seite"],
  entered: ["we roll real dice", "nous lançons de vrais dés", "wir würfeln selbst"],
  first: ["Who begins", "Qui commence", "Wer beginnt"],
  lot: ["drawn at random", "tiré au sort", "wird ausgelost"],
  memory: ["The pilots need more memory than the browser gives. Choose persons for all boats.", "Les pilotes demandent plus de mémoire que le navigateur n’en donne. Choisissez des personnes pour tous les bateaux.", "Die Piloten brauchen mehr Speicher, als der Browser hergibt. Bitte für alle Boote Menschen wählen."],
  next: ["Next race", "Course suivante", "Nächstes Rennen"],
  over: ["The race is over", "La course est finie", "Das Rennen ist vorbei"],
  players: ["Players", "Joueurs", "Spieler"],
  prepare: ["Preparing the race…", "Préparation de la course…", "Das Rennen wird vorbereitet…"],
  result: ["Result", "Résultat", "Ergebnis"],
  rules: ["The rules in short", "Les règles en bref", "Die Regeln in Kürze"],
  save: ["Save record", "Enregistrer", "Speichern"],
  saved: ["Saved as {1}", "Enregistré sous {1}", "Gespeichert als {1}"],
  seat: ["Boat {1}", "Bateau {1}", "Boot {1}"],
  start: ["Start the race", "Commencer la course", "Rennen starten"],
  steers: ["Who steers", "Qui pilote", "Wer steuert"],
  story: ["What happened", "Ce qui s’est passé", "Was geschah"],
  who: ["Who steers boat {1}", "Qui pilote le bateau {1}", "Wer steuert Boot {1}"],
  whole: ["Whole board", "Tout le plateau", "Ganzer Plan"],
  wait: ["{1} is thinking…", "{1} réfléchit…", "{1} überlegt…"],
  closer: ["Zoom in", "Agrandir", "Vergrößern"],
  further: ["Zoom out", "Réduire", "Verkleinern"],
  person: ["a person", "une personne", "ein Mensch"],
};

// A number with one digit behind the sign that the language has for it.
export function decimal(number) {
  return number.toFixed(1).replace(".", language === "en" ? "." : ",");
}

export function addWords(more) {
  Object.assign(messages, more);
}

export function knows(key) {
  return key in messages;
}

// The message with {1}, {2}, … filled in.
export function say(key, ...values) {
  const pattern = messages[key][languages.indexOf(language)];
  return pattern.replace(/\{(\d)\}/g, (_, number) => String(values[number - 1]));
}
