// Measures every sound of the page: how loud, how long, whether it clicks, and its fingerprint.
async () => {
  const { SOUNDS } = await import("/stage/sound.js");
  const RATE = 44100;
  const LATER = 0.05;
  const SECONDS = 4;
  const AUDIBLE = 0.002;
  const BANDS = [80, 160, 320, 480, 640, 960, 1280, 1920, 2560, 3840, 5120, 7680];
  const SLICES = 6;

  const measured = async (make) => {
    const audio = new OfflineAudioContext(1, RATE * SECONDS, RATE);
    make(audio, LATER);
    const samples = (await audio.startRendering()).getChannelData(0);
    const begin = samples.findIndex((sample) => Math.abs(sample) > AUDIBLE);
    const end = samples.findLastIndex((sample) => Math.abs(sample) > AUDIBLE);
    const early = samples.slice(0, Math.round(LATER * RATE));
    const last = samples.findLastIndex((sample) => sample !== 0);
    return {
      peak: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      seconds: (end - begin) / RATE,
      before: early.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      // The first sample, and the last one, which is cut off when the sound ends.
      first: Math.abs(samples[Math.round(LATER * RATE) + 1] ?? 1),
      cut: Math.abs(samples[last] ?? 1),
      print: fingerprint(samples.slice(begin, begin + RATE)),
    };
  };

  // The strength of each pitch in each slice of time, as one vector of length 1.
  const fingerprint = (samples) => {
    const size = Math.floor(samples.length / SLICES);
    const print = [];
    for (let slice = 0; slice < SLICES; slice += 1) {
      for (const pitch of BANDS) print.push(strength(samples.subarray(slice * size, (slice + 1) * size), pitch));
    }
    const length = Math.hypot(...print);
    return print.map((value) => value / length);
  };

  // The strength of a band around a pitch, by a band-pass filter.
  const strength = (samples, pitch) => {
    const width = (2 * Math.PI * pitch) / RATE;
    const alpha = Math.sin(width) / (2 * 2);
    let [x1, x2, y1, y2, sum] = [0, 0, 0, 0, 0];
    for (const x of samples) {
      const y = (alpha * x - alpha * x2 + 2 * Math.cos(width) * y1 - (1 - alpha) * y2) / (1 + alpha);
      [x2, x1, y2, y1] = [x1, x, y1, y];
      sum += y * y;
    }
    return Math.sqrt(sum);
  };

  return Object.fromEntries(
    await Promise.all(Object.entries(SOUNDS).map(async ([name, make]) => [name, await measured(make)])),
  );
};
